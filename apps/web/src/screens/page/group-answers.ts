import { latinDigits } from '@maidan/money'
import type { ProseBlock } from '@maidan/ui'

export type Answer = { question: string; blocks: ProseBlock[] }
export type AnswerGroup = { title: string; answers: Answer[] }

/** A page of help as its parts: headings are groups, smaller headings are questions in them. */
export function groupAnswers(blocks: readonly ProseBlock[]) {
  const lead: ProseBlock[] = []
  const groups: AnswerGroup[] = []
  for (const block of blocks) {
    const answers = groups.at(-1)?.answers
    if (block.kind !== 'heading') (answers?.at(-1)?.blocks ?? lead).push(block)
    else if (block.level === 2) groups.push({ title: block.text, answers: [] })
    else if (answers) answers.push({ question: block.text, blocks: [] })
    else groups.push({ title: '', answers: [{ question: block.text, blocks: [] }] })
  }
  return { lead, groups }
}

/** The answers in which every typed word stands somewhere; all of them while nothing is typed. */
export function findAnswers(groups: readonly AnswerGroup[], typed: string): AnswerGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, answers }) => ({
      title,
      answers: answers.filter((answer) => {
        const text = plain([title, answer.question, ...answer.blocks.map(textOf)].join(' '))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ answers }) => answers.length > 0)
}

/** Small letters, and digits of either script as the same ones. */
function plain(text: string): string {
  return latinDigits(text.toLowerCase())
}

function textOf(block: ProseBlock): string {
  if (block.kind === 'heading') return block.text
  const runs = block.kind === 'list' ? block.items.flat() : block.runs
  return runs.map(({ text }) => text).join('')
}
