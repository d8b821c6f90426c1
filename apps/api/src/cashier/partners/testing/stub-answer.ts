import type { StubAnswer } from './open-stub-partner.ts'

type Raw = Exclude<StubAnswer, string>

/** What a table of answers means: a text as it is, a cut or silent line, or fields as JSON. */
export function stubAnswer(said: object | StubAnswer): StubAnswer {
  if (said === 'cut' || said === 'silent') return said
  return isRaw(said) ? said : { text: JSON.stringify(said) }
}

function isRaw(said: object): said is Raw {
  return 'text' in said
}
