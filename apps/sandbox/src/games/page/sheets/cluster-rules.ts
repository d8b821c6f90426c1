import type { Paytable, PaytableClusters } from '@maidan/casino'
import { symbolAddress } from '../../catalog/slot-pictures.ts'
import { element } from '../dom/element.ts'
import type { Speech } from '../words/speech.ts'
import { clusterPicture } from './cluster-picture.ts'

/** What a group is, with a picture of one, and how its size and wilds count. */
export function clusterRules(
  { code, wild, rows }: Paytable,
  { least, most }: PaytableClusters,
  { say, language }: Speech,
): HTMLElement[] {
  const texts = [
    say('clustersText', { least }),
    say('clustersSizes', { most }),
    say('clustersEach'),
  ]
  if (wild !== null) texts.push(say('clustersWild'))
  const pictureOf = (symbol: string) => symbolAddress(code, symbol, language())
  const own = pictureOf(rows[0]?.symbol ?? '')
  const pictures = { own, wild: wild === null ? own : pictureOf(wild.symbol) }
  const picture = clusterPicture(pictures, say('clustersPicture'))
  return [
    element('h3', {}, say('clustersTitle')),
    element(
      'figure',
      { class: 'group' },
      picture,
      element('figcaption', { class: 'quiet' }, say('clustersPicture')),
    ),
    element('ul', { class: 'rules' }, ...texts.map((text) => element('li', {}, text))),
  ]
}
