// Whether this browser is to be heard at all.

const KEY = "tuomari-clock-sound";

class Sounds {
  #on = $state(localStorage.getItem(KEY) !== "off");

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    localStorage.setItem(KEY, on ? "on" : "off");
  }
}

export const sounds = new Sounds();
