import type { FrameLanguage } from '../words/frame-language.ts'

/** "50.0 ov" or "SO 12/1 (1.0 ov)" in the frame's language, with the digits of its clock. */
export function oversNote(note: string, { words, digits }: FrameLanguage): string {
  return digits(note.replace('SO', words.superOver).replace('ov', words.overs))
}
