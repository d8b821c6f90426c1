import { ball, bat, stumps } from '../objects/cricket.ts'
import { GREEN_KIT } from '../objects/figures/kit.ts'
import { raider } from '../objects/figures/raider.ts'
import { METAL } from '../palette.ts'
import { lit } from '../scene/icon.ts'
import { providerCard } from './card.ts'
import type { Wording } from '../scene/wording.ts'

const NIGHT = ['#1D4430', '#0C1E16', '#07130E'] as const

/** Lucky Sports: a four-leaved clover behind a football. */
export function luckySports(wording: Wording): string {
  return providerCard({
    prefix: 'ls',
    wording,
    sky: ['#14804A', '#0A4A2C', '#03180E'],
    light: '#9DF5C2',
    face: METAL.grass,
    edge: '#03301A',
    layout: 'row',
    emblem: (pic) =>
      lit(pic, 'noto:four-leaf-clover', { x: 56, y: 62, size: 92 }) +
      lit(pic, 'noto:soccer-ball', { x: 86, y: 96, size: 50 }, '#FFFFFF'),
  })
}

/** Exchange: a back price and a lay price meeting. */
export function exchange(wording: Wording): string {
  return providerCard({
    prefix: 'ex',
    wording,
    sky: ['#12303F', '#0C1E16', '#2A121C'],
    light: '#B7D5EB',
    face: METAL.chalk,
    edge: '#07130E',
    layout: 'stack',
    emblem: () =>
      `<path d="M46 28H124V16L154 40L124 64V52H46Z" transform="translate(-6 -6) scale(.94)" fill="#72BBEF"/><path d="M194 54H118V42L88 66L118 90V78H194Z" transform="translate(12 -4) scale(.94)" fill="#FAA9BA"/><path d="M38 22H110M118 46H194" stroke="#fff" stroke-opacity=".65" stroke-width="2"/>`,
  })
}

/** I-Sports: a tennis racket and a basketball in blue light. */
export function iSports(wording: Wording): string {
  return providerCard({
    prefix: 'is',
    wording,
    sky: ['#1450A8', '#0A2A66', '#040F2A'],
    light: '#8FC2FF',
    face: ['#FFFFFF', '#D6E8FF', '#8FC2FF', '#3F7FD9'],
    edge: '#06183A',
    layout: 'stack',
    emblem: (pic) =>
      lit(pic, 'noto:tennis', { x: 92, y: 50, size: 72 }, '#CFE8FF') +
      lit(pic, 'noto:basketball', { x: 150, y: 52, size: 62 }, '#FFE3C2'),
  })
}

/** E1 Sports: a game pad in violet light. */
export function e1Sports(wording: Wording): string {
  return providerCard({
    prefix: 'es',
    wording,
    sky: ['#4A1FA8', '#23105A', '#0B0422'],
    light: '#B79BFF',
    face: ['#FFFFFF', '#E3D6FF', '#A98AFF', '#6A3FE0'],
    edge: '#16063A',
    layout: 'row',
    pattern: () =>
      '<path d="M0 104H50L62 92H240M0 116H66L78 104H240M0 24H96L108 36H240" fill="none" stroke="#B79BFF" stroke-opacity=".22" stroke-width="2"/>',
    emblem: (pic) =>
      lit(pic, 'noto:video-game', { x: 62, y: 70, size: 96, rotate: -10 }, '#D9C9FF'),
  })
}

/** Horsebook: a racehorse at full stretch. */
export function horsebook(wording: Wording): string {
  return providerCard({
    prefix: 'hb',
    wording,
    sky: ['#7A4A14', '#3A2408', '#120A02'],
    light: '#FFD08A',
    face: METAL.gold,
    edge: '#3A1A04',
    layout: 'stack',
    pattern: () =>
      '<path d="M0 92H240M0 100H240" stroke="#FFF1C9" stroke-opacity=".28" stroke-width="2"/><path d="M30 84V104M90 84V104M150 84V104M210 84V104" stroke="#FFF1C9" stroke-opacity=".28" stroke-width="3"/>',
    emblem: (pic) =>
      lit(pic, 'noto:horse-racing', { x: 120, y: 50, size: 90 }, '#FFF1C9') +
      '<path d="M170 40H214M178 54H206M172 68H222" stroke="#FFE08A" stroke-width="3" stroke-linecap="round"/>',
  })
}

/** Virtual: a football drawn as light over a grid. */
export function virtualSports(wording: Wording): string {
  const grid = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((at) => `M${120 + (at - 4) * 18} 78L${120 + (at - 4) * 60} 140`)
    .join('')
  return providerCard({
    prefix: 'vs',
    wording,
    sky: ['#063A4A', '#04222E', '#020C12'],
    light: '#4DF0E0',
    face: ['#FFFFFF', '#BFFFF6', '#4DF0E0', '#0E9A94'],
    edge: '#02262A',
    layout: 'stack',
    pattern: () =>
      `<path d="${grid}M0 84H240M0 94H240M0 108H240M0 126H240" fill="none" stroke="#4DF0E0" stroke-opacity=".3"/>`,
    emblem: (pic) =>
      lit(pic, 'noto:soccer-ball', { x: 120, y: 50, size: 66 }, '#4DF0E0') +
      '<ellipse cx="120" cy="50" rx="62" ry="14" fill="none" stroke="#4DF0E0" stroke-width="2.5" transform="rotate(-16 120 50)" stroke-dasharray="96 26 80 400"/>',
  })
}

/** Kabaddi: the raider's lunge. */
export function kabaddi(wording: Wording): string {
  return providerCard({
    prefix: 'kb',
    wording,
    sky: ['#A8321F', '#5A1410', '#1C0504'],
    light: '#FFB37A',
    face: ['#FFFFFF', '#FFE3C9', '#FFB37A', '#E0602A'],
    edge: '#3A0A04',
    layout: 'stack',
    pattern: () =>
      '<path d="M0 92L60 78H180L240 92M60 78V140" fill="none" stroke="#FFE3C9" stroke-opacity=".3" stroke-width="2"/>',
    emblem: (pic) =>
      raider(
        pic,
        { x: 122, y: 52, size: 88 },
        { ...GREEN_KIT, shirt: ['#FFB703', '#A85704'], rim: '#FFF1C9' },
      ),
  })
}

/** CMD Sports: a prompt sign and a cricket ball. */
export function cmdSports(wording: Wording): string {
  return providerCard({
    prefix: 'cs',
    wording,
    sky: ['#23343C', '#121C22', '#070C10'],
    light: '#FFC94A',
    face: METAL.gold,
    edge: '#2A1A02',
    layout: 'row',
    emblem: (pic) =>
      '<path d="M26 38L62 70L26 102" fill="none" stroke="#07130E" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 38L62 70L26 102" fill="none" stroke="#FFB703" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 36L60 67" stroke="#FFF6D0" stroke-width="3" stroke-linecap="round"/>' +
      ball(pic, { x: 84, y: 94, size: 42 }),
  })
}

/** Fantasy: a team shirt under a star. */
export function fantasy(wording: Wording): string {
  return providerCard({
    prefix: 'fs',
    wording,
    sky: ['#0E6B6B', '#0A3A4A', '#04141E'],
    light: '#FFE08A',
    face: ['#FFFFFF', '#FFF1C9', '#FFD34D', '#E09A00'],
    edge: '#062A36',
    layout: 'stack',
    emblem: (pic) =>
      `<path d="M92 20L106 14C112 22 128 22 134 14L148 20L168 40L154 54L146 48V90H94V48L86 54L72 40Z" fill="${pic.linear([90, 14, 150, 90], ['#2BD576', '#0E8A47', '#04331B'])}"/><path d="M94 58H146V68H94Z" fill="#FFB703"/><path d="M92 20L106 14C112 22 128 22 134 14" fill="none" stroke="#EFFFF5" stroke-width="2"/>` +
      lit(pic, 'noto:glowing-star', { x: 120, y: 42, size: 34 }),
  })
}

/** SBO Sports: bat and stumps on a shield. */
export function sboSports(wording: Wording): string {
  return providerCard({
    prefix: 'sb',
    wording,
    sky: NIGHT,
    light: '#5CB8FF',
    face: ['#FFFFFF', '#D6EEFF', '#7FC4FF', '#2A7FC9'],
    edge: '#06203A',
    layout: 'row',
    emblem: (pic) =>
      `<path d="M62 18C76 26 90 28 102 28C104 72 92 104 62 122C32 104 20 72 22 28C34 28 48 26 62 18Z" fill="${pic.linear([22, 18, 102, 122], ['#7FC4FF', '#1C5FA8', '#06203A'])}" stroke="#E3F3FF" stroke-width="2.5"/>` +
      stumps(pic, { x: 58, y: 68, size: 52 }) +
      bat(pic, { x: 78, y: 68, size: 78, rotate: 28 }),
  })
}
