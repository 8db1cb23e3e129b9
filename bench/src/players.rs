//! The two players of the table that everybody watches.

use tuomari_bench::{
    mishap::{Mishap, Ran},
    organiser::Table,
    throughput::long_game,
};
use tuomari_client::{Address, Link, Socket};
use tuomari_wire::FromClient;

/// Two players at the table that everybody looks at.
pub(crate) struct Players {
    table: String,
    sockets: [Socket; 2],
    /// A spectator like all the others, whose message is kept.
    watcher: Socket,
    game: Vec<String>,
    ply: usize,
    pub(crate) last: String,
}

impl Players {
    pub(crate) async fn sit(table: &Table, at: &Address) -> Ran<Players> {
        let open = async |link: Link| -> Ran<Socket> {
            let mut socket = Socket::open(&link.address).await?;
            let follow = FromClient::Follow {
                table: link.table,
                token: link.token,
                have_version: None,
                have_step: None,
                came_from: None,
            };
            socket.say(&follow).await?;
            socket.hear_text().await?;
            Ok(socket)
        };
        let spectator = Link {
            token: None,
            ..table.link("white", at)?
        };
        Ok(Players {
            table: table.name.clone(),
            watcher: open(spectator).await?,
            sockets: [
                open(table.link("white", at)?).await?,
                open(table.link("black", at)?).await?,
            ],
            game: long_game(7),
            ply: 0,
            last: String::new(),
        })
    }

    /// Makes the next move; what spectators were shown of it is kept.
    pub(crate) async fn make(&mut self) -> Ran<()> {
        let name = self
            .game
            .get(self.ply)
            .ok_or_else(|| Mishap("the game is too short".to_owned()))?;
        let command = FromClient::Command {
            table: self.table.clone(),
            key: format!("p{}", self.ply),
            act: serde_json::json!({"act": "make", "move": name}),
            waited_ms: None,
        };
        let [white, black] = &mut self.sockets;
        let (mover, opponent) = if self.ply.is_multiple_of(2) {
            (white, black)
        } else {
            (black, white)
        };
        self.ply += 1;
        mover.say(&command).await?;
        for socket in [mover, opponent, &mut self.watcher] {
            loop {
                let text = socket.hear_text().await?;
                if text.starts_with("{\"type\":\"change\"") {
                    self.last = text.to_string();
                    break;
                }
                if text.starts_with("{\"type\":\"refused\"") {
                    return Err(Mishap(text.to_string()));
                }
            }
        }
        Ok(())
    }
}
