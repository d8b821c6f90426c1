import { element } from '../../../games/page/dom/element.ts'
import { linePicture, type LinePictureName } from './line-picture.ts'

export type EmptyNote = {
  picture: LinePictureName
  title: string
  text?: string
  /** The one next step. */
  step?: { label: string; onPress: () => void }
}

/** Stands where a list would: nothing is there, or it did not come. */
export function emptyNote({ picture, title, text, step }: EmptyNote): HTMLElement {
  const node = element('div', { class: 'empty' }, linePicture(picture), element('h2', {}, title))
  if (text !== undefined) node.append(element('p', {}, text))
  if (step !== undefined) node.append(stepButton(step))
  return node
}

function stepButton({ label, onPress }: { label: string; onPress: () => void }): HTMLElement {
  const button = element('button', { type: 'button', class: 'button quiet' }, label)
  button.addEventListener('click', onPress)
  return button
}
