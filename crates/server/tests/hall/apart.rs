//! A server on one thread of its own, which can be made to stand still as
//! `kill -STOP` would: nothing in it runs meanwhile.

use std::{net::SocketAddr, sync::Arc, thread::JoinHandle, time::Duration};

use tokio::sync::{mpsc, oneshot};
use tuomari_bus::Bus;
use tuomari_journal::Journal;
use tuomari_server::{Config, Server};

pub(crate) struct Apart {
    pub(crate) address: SocketAddr,
    orders: mpsc::Sender<(Duration, oneshot::Sender<()>)>,
    thread: JoinHandle<()>,
}

impl Apart {
    pub(crate) async fn start(config: Config, over: (Arc<dyn Journal>, Arc<dyn Bus>)) -> Apart {
        let (tell, told) = oneshot::channel();
        let (orders, mut ordered) = mpsc::channel::<(Duration, oneshot::Sender<()>)>(1);
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async {
                let server = Server::start_with(config, None, Some(over)).await.unwrap();
                tell.send(server.address()).unwrap();
                while let Some((time, done)) = ordered.recv().await {
                    // The only thread waits for what never comes.
                    let (_never, comes) = std::sync::mpsc::channel::<()>();
                    let _ = comes.recv_timeout(time);
                    done.send(()).unwrap();
                }
                server.stop().await;
            });
        });
        Apart {
            address: told.await.unwrap(),
            orders,
            thread,
        }
    }

    /// Stands still for so long; comes back when that is over.
    pub(crate) async fn stand_still(&self, time: Duration) {
        let (done, over) = oneshot::channel();
        self.orders.send((time, done)).await.unwrap();
        over.await.unwrap();
    }

    pub(crate) async fn stop(self) {
        drop(self.orders);
        let ended = tokio::task::spawn_blocking(|| self.thread.join());
        ended.await.unwrap().unwrap();
    }
}
