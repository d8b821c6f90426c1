/** A run of words; with `to` it is a link to an address of this site. */
export type ProseRun = { text: string; to?: string }

export type ProseBlock =
  | { kind: 'heading'; level: 2 | 3; text: string; anchor: string | null }
  | { kind: 'paragraph'; runs: ProseRun[] }
  | { kind: 'list'; ordered: boolean; items: ProseRun[][] }

/**
 * Reads a text of staff into what may be shown of it: `## Heading`, with `{#name}` behind it an anchor,
 * `### Smaller heading`, lines of `- ` or `1. ` as lists, `[words](/path)` as a link of the site, and
 * paragraphs. Everything else, markup and links elsewhere included, is plain words.
 */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  let isApart = true
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const last = isApart ? undefined : blocks.at(-1)
    isApart = line === ''
    if (isApart) continue
    const joined = last && join(last, line)
    if (joined) blocks.splice(-1, 1, joined)
    else blocks.push(blockOf(line))
  }
  return blocks
}

const HEADING = /^(##|###)\s+(.+?)(?:\s+\{#([A-Za-z][\w-]*)\})?$/
const ITEM = /^(?:(-)|\p{Nd}{1,3}\.)\s+(.+)$/u

function blockOf(line: string): ProseBlock {
  const [, marks, text = '', anchor = null] = HEADING.exec(line) ?? []
  if (marks !== undefined)
    return { kind: 'heading', level: marks.length === 2 ? 2 : 3, text, anchor }
  const item = itemOf(line)
  if (item) return { kind: 'list', ordered: item.ordered, items: [readRuns(item.text)] }
  return { kind: 'paragraph', runs: readRuns(line) }
}

/** The block with the next line of it; null if that line begins another block. */
function join(block: ProseBlock, line: string): ProseBlock | null {
  if (HEADING.test(line)) return null
  const item = itemOf(line)
  if (block.kind === 'list' && item?.ordered === block.ordered)
    return { ...block, items: [...block.items, readRuns(item.text)] }
  if (block.kind === 'paragraph' && item === null)
    return { ...block, runs: [...block.runs, ...readRuns(` ${line}`)] }
  return null
}

function itemOf(line: string): { ordered: boolean; text: string } | null {
  const [, dash, text] = ITEM.exec(line) ?? []
  return text === undefined ? null : { ordered: dash === undefined, text }
}

/** One slash and no second one or backslash: an address that names another host is no link. */
const LINK = /\[([^\][]+)\]\((\/(?![/\\])[^\s()\\]*)\)/g

function readRuns(text: string): ProseRun[] {
  const runs: ProseRun[] = []
  let at = 0
  for (const match of text.matchAll(LINK)) {
    runs.push({ text: text.slice(at, match.index) })
    runs.push({ text: match[1] ?? '', to: match[2] ?? '/' })
    at = match.index + match[0].length
  }
  runs.push({ text: text.slice(at) })
  return runs.filter((run) => run.text !== '')
}
