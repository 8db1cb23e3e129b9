// What a table needs only when somebody asks for it. Fetched in one piece as
// soon as the board stands, so that a lost connection does not miss it.

export { default as Announcing } from "./Announcing.svelte";
export { default as Claims } from "./Claims.svelte";
export { default as End } from "./End.svelte";
export { default as Entering } from "./Entering.svelte";
export { default as Guide } from "./Guide.svelte";
export { default as Listening } from "./Listening.svelte";
export { default as PromotionChoice } from "./PromotionChoice.svelte";
export { default as Rematch } from "./Rematch.svelte";
export { default as Settings } from "./Settings.svelte";
