// Where the pages begin.

import "./theme/tokens.css";
import "./theme/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { startTheme } from "./theme/theme.svelte";
import { lang, needWords } from "./words/words.svelte";

startTheme();
startRouter();
document.documentElement.lang = lang();
const target = document.getElementById("app");
if (target) void needWords("web").then(() => mount(App, { target }));
