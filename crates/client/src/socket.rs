//! A client's socket: typed messages, one way and the other.

use std::time::Duration;

use futures::{SinkExt as _, StreamExt as _};
use tokio::time::timeout;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig},
};
use tuomari_wire::{FromClient, ToClient};

use crate::{Address, Stream, Trouble};

/// A server pings every ten seconds; who is silent for longer is gone.
const LONGEST_SILENCE: Duration = Duration::from_secs(30);

/// The door is answered within this time.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// The library's own buffer would be 128 KiB for each of thousands.
const BUFFER: usize = 4 * 1024;

/// A socket to a node.
#[derive(Debug)]
pub struct Socket(WebSocketStream<Stream>);

impl Socket {
    pub async fn open(to: &Address) -> Result<Socket, Trouble> {
        let stream = Stream::open(to).await?;
        let scheme = if to.secure { "wss" } else { "ws" };
        let url = format!("{scheme}://{}/api/socket", to.authority());
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let opening = client_async_with_config(url, stream, Some(config));
        let opened = timeout(HANDSHAKE, opening).await;
        let opened = opened.map_err(|_| Trouble::unreachable("the socket is not opened"))?;
        let (socket, _) = opened.map_err(Trouble::unreachable)?;
        Ok(Socket(socket))
    }

    pub async fn say(&mut self, message: &FromClient) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).map_err(Trouble::strange)?;
        self.say_text(text.into()).await
    }

    /// Says something that is written already.
    pub async fn say_text(&mut self, text: Utf8Bytes) -> Result<(), Trouble> {
        let sending = timeout(LONGEST_SILENCE, self.0.send(Message::Text(text))).await;
        let sent = sending.map_err(|_| Trouble::unreachable("nothing can be sent"))?;
        sent.map_err(Trouble::unreachable)
    }

    /// Hears the next message.
    ///
    /// Nothing is lost if the future is dropped before it is done.
    pub async fn hear(&mut self) -> Result<ToClient, Trouble> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(Trouble::strange)
    }

    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            let heard = timeout(LONGEST_SILENCE, self.0.next()).await;
            match heard.map_err(|_| Trouble::unreachable("nothing is heard"))? {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(Trouble::unreachable("the socket was closed"));
                }
                // Pings are answered by the library.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::unreachable(error)),
            }
        }
    }

    /// Says goodbye. Who does not hear it will notice.
    pub async fn close(mut self) {
        let _ = timeout(Duration::from_secs(1), self.0.close(None)).await;
    }
}
