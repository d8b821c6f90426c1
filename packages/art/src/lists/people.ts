import { finisher, goalkeeper, spinner } from '../people/ambassadors.ts'
import { deltaTea, hawaFm, noukaMobile, shaplaCement } from '../people/sponsors.ts'
import { inLanguages } from './in-languages.ts'
import type { PictureFile } from './picture-file.ts'

export const SPONSORS = [
  { path: 'sponsors/1.svg', width: 200, height: 80, draw: deltaTea },
  { path: 'sponsors/2.svg', width: 200, height: 80, draw: noukaMobile },
  { path: 'sponsors/3.svg', width: 200, height: 80, draw: shaplaCement },
  { path: 'sponsors/4.svg', width: 200, height: 80, draw: hawaFm },
] as const satisfies readonly PictureFile[]

export const AMBASSADORS: readonly PictureFile[] = [
  ...inLanguages({
    path: 'ambassadors/1.svg',
    width: 300,
    height: 360,
    draw: finisher,
    words: { en: ['THE', 'FINISHER'], bn: ['মাঠের', 'ফিনিশার'] },
  }),
  ...inLanguages({
    path: 'ambassadors/2.svg',
    width: 300,
    height: 360,
    draw: goalkeeper,
    words: { en: ['THE', 'KEEPER'], bn: ['মাঠের', 'কিপার'] },
  }),
  ...inLanguages({
    path: 'ambassadors/3.svg',
    width: 300,
    height: 360,
    draw: spinner,
    words: { en: ['THE', 'SPINNER'], bn: ['মাঠের', 'স্পিনার'] },
  }),
]
