import { percentText, type Fraction } from '@maidan/casino'

/** What is written of a game, in one line what matters of it, and whether play agrees with it. */
export type Sheet = { text: string; line: string; agrees: boolean }

/** A share as people read it, with the exact fraction behind it. */
export function shareCell(share: Fraction): string {
  return `${percentText(share)} % (${share.numerator}/${share.denominator})`
}

/** Whether the rounds that were played bear the exact figures out, in a sentence. */
export function agreementText(agrees: boolean): string {
  return agrees ? 'Play agrees with what is exact.' : '**Play does not agree with what is exact.**'
}

/** A table of Markdown. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
