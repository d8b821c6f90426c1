import { fileURLToPath } from 'node:url'

/** A4 in points. */
export const SHEET = { width: 595, height: 842, margin: 40 }

const INK = '#0B1F16'
const QUIET = '#4A6156'
const LINE = '#CFDCD1'

export type Place = {
  x: number
  /** Of the line that letters stand on. */
  y: number
  /** Where x is; the left edge of the text unless given. */
  edge?: 'left' | 'right'
  size?: number
  weight?: 400 | 700
  isQuiet?: boolean
}

export type Sheets = {
  write: (text: string, place: Place) => void
  /** A line over the whole width. */
  rule: (y: number) => void
  turn: () => void
  /** Calls with the number of each sheet, from 1, and of all; then gives the bytes. */
  close: (foot: (sheet: number, sheets: number) => void) => Promise<Buffer>
}

/** Letters of Bangla that belong together, or whatever stands between them. */
const RUNS = /[\u0964\u0965\u0980-\u09FF\u200C\u200D]+|[^\u0964\u0965\u0980-\u09FF\u200C\u200D]+/g
const BANGLA = /[\u0964\u0965\u0980-\u09FF]/

/** Empty sheets to print on, the first of them open. */
export async function openSheets(title: string): Promise<Sheets> {
  // Two fonts and their shaping are much to hold for a server that nobody asks to print.
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({ size: 'A4', margin: 0, bufferPages: true, info: { Title: title } })
  const bytes = gather(doc)
  for (const name of ['inter-400', 'inter-700', 'bengali-400', 'bengali-700'])
    doc.registerFont(name, fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)))
  return {
    write: (text, place) => writeRuns(doc, text, place),
    rule: (y) => {
      const { width, margin } = SHEET
      doc
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.5)
        .stroke(LINE)
    },
    turn: () => void doc.addPage(),
    close: async (foot) => {
      const { count } = doc.bufferedPageRange()
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(at)
        foot(at + 1, count)
      }
      doc.end()
      return bytes
    },
  }
}

async function gather(doc: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part)
  return Buffer.concat(parts)
}

/** Writes each script in its own font, on one line. */
function writeRuns(doc: PDFKit.PDFDocument, text: string, place: Place): void {
  const { x, y, edge = 'left', size = 10, weight = 400, isQuiet = false } = place
  doc.fontSize(size).fillColor(isQuiet ? QUIET : INK)
  const runs = (text.match(RUNS) ?? []).map((run) => {
    const font = `${BANGLA.test(run) ? 'bengali' : 'inter'}-${weight}`
    const options = /\d/.test(run) ? FIGURES : {}
    return { run, font, options, width: doc.font(font).widthOfString(run, options) }
  })
  const width = runs.reduce((sum, { width: own }) => sum + own, 0)
  let left = edge === 'right' ? x - width : x
  for (const { run, font, options, width: own } of runs) {
    doc.font(font).text(run, left, y, { ...options, lineBreak: false, baseline: 'alphabetic' })
    left += own
  }
}

/** Figures of one width, so that amounts stand under each other. Only words are kept shaped. */
const FIGURES: PDFKit.Mixins.TextOptions = { features: ['tnum'] }
