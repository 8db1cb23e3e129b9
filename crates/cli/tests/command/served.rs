//! A real `tuomari serve`, and questions to it.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::{
    fs::File,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::Duration,
};

use serde_json::Value;
use tuomari_client::{Address, Answer, Trouble};

/// A folder of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let name = format!("tuomari-served-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A server that runs as a service would: nobody is at its terminal.
pub(crate) struct Served {
    child: Child,
    address: Address,
    runtime: tokio::runtime::Runtime,
}

impl Served {
    /// Starts it; its log goes to a file, if one is named.
    pub(crate) fn start(args: &[&str], set_up: impl FnOnce(&mut Command)) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tuomari"));
        command
            .args(["serve", "--json", "--listen", "127.0.0.1:0"])
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        set_up(&mut command);
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let told: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("no JSON: {line}"));
        let listening = format!("http://{}", told["listening"].as_str().unwrap());
        Served {
            child,
            address: listening.parse().unwrap(),
            runtime: tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap(),
        }
    }

    /// What a request is answered with.
    pub(crate) fn answer(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Answer, Trouble> {
        let asked = tuomari_client::ask(&self.address, method, path, secret, body);
        self.runtime.block_on(asked)
    }

    /// The text of a good answer.
    pub(crate) fn ask(&self, method: &str, path: &str, secret: Option<&str>) -> Option<String> {
        let answer = self.answer(method, path, secret, None).unwrap();
        (answer.status == 200).then_some(answer.text)
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits until something is so.
    pub(crate) fn until(&self, what: &str, is_so: impl Fn(&Served) -> bool) {
        for _ in 0..400 {
            if is_so(self) {
                return;
            }
            let moment = Duration::from_millis(25);
            self.runtime
                .block_on(async { tokio::time::sleep(moment).await });
        }
        panic!("never came: {what}");
    }

    /// How it ended by itself.
    pub(crate) fn ended(mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    pub(crate) fn end(self) {
        drop(self);
    }
}

impl Drop for Served {
    /// A test that fails leaves no server behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A file for the log of a server.
pub(crate) fn log_to(path: &Path) -> Stdio {
    File::create(path).unwrap().into()
}
