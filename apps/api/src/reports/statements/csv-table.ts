/** By this mark a spreadsheet knows the text for UTF-8, without which Bangla is unreadable. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A figure below zero is no formula. */
const FORMULA = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r]/

/** Lines of cells as a table after RFC 4180; no text that others chose runs as a formula. */
export function csvTable(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
