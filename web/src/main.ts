import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/narrow.css";
import "./styles/forms.css";
import "./styles/areas.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
addEventListener("load", () => void import("./install"));
