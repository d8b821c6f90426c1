import { languages } from '@maidan/locales'
import type { Fancy } from '../events/event-lines.ts'
import type { Names } from './names.ts'

/** A row of the block: one line, or the ten digits of one question. */
export type FancyEntry = readonly Fancy[]

const LOTTERY = 4

/** The lines as they are shown: those that ask for a digit each of the same score stand together. */
export function fancyEntries(fancies: readonly Fancy[]): FancyEntry[] {
  const entries: Fancy[][] = []
  for (const fancy of fancies) {
    const known = entries.find(([first]) => first && asksTheSame(first, fancy))
    if (known) known.push(fancy)
    else entries.push([fancy])
  }
  return entries
}

/** The title without the digit in which its lines differ. */
export function commonNames([first, second]: FancyEntry): Names | null {
  if (!first || !second) return first?.names ?? null
  const cut = languages.map((language) => {
    const title = first.names[language]
    const at = oneDifference(title, second.names[language])
    const rest = at === null ? title : title.slice(0, at) + title.slice(at + 1)
    return [language, rest.replace(/\s+/g, ' ').trim()]
  })
  return Object.fromEntries(cut) as Names
}

/** Two digits of one question: their titles are the same but for the one sign that names them. */
function asksTheSame(one: Fancy, other: Fancy): boolean {
  if (!isDigit(one) || !isDigit(other)) return false
  const at = oneDifference(one.names.en, other.names.en)
  if (at === null) return false
  return one.names.en[at] === one.yes.run && other.names.en[at] === other.yes.run
}

/** Where two titles differ, if that is in a single sign. */
function oneDifference(one: string, other: string): number | null {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const isOnly = one.length === other.length && one.slice(at + 1) === other.slice(at + 1)
  return isOnly && at < one.length ? at : null
}

/** A lottery line pays on its digit alone; one that can be laid needs a row with both sides. */
function isDigit({ code, yes, no }: Fancy): boolean {
  return code === LOTTERY && /^\d$/.test(yes.run) && no.rate === 0
}
