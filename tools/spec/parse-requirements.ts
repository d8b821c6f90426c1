/** A section of the requirements and the ids of its rows, in their order. */
export type Section = { prefix: string; title: string; ids: string[] }

/** The table of rulings: cited like a row, but a decision and not a requirement. */
export const RULINGS = 'SIL'

const HEADING = /^## ([A-Z0-9]+): (.+)$/
const ROW = /^\| ([A-Z0-9]+-\d+) \|/

/** Reads the sections (`## APP: …`) and their rows (`| APP-01 | …`) out of the document. */
export function parseRequirements(markdown: string): Section[] {
  const sections: Section[] = []
  for (const line of markdown.split('\n')) {
    const [, prefix, title] = HEADING.exec(line) ?? []
    if (prefix !== undefined && title !== undefined) sections.push({ prefix, title, ids: [] })
    const id = ROW.exec(line)?.[1]
    if (id !== undefined) sections.at(-1)?.ids.push(id)
  }
  return sections.filter(({ ids }) => ids.length > 0)
}
