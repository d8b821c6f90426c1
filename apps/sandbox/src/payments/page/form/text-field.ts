/** A field of a form: what is shown, and what is typed into. */
export type TextField = { node: HTMLElement; input: HTMLInputElement }
