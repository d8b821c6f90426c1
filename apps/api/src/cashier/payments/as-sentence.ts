/** A text as it stands before another sentence: with a full stop, unless it ends in one. */
export function asSentence(text: string): string {
  return /[.!?।]$/.test(text) ? text : `${text}.`
}
