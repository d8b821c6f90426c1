import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { cutFont, cuts, printCuts } from './cut-fonts.ts'

/** Writes the cut fonts: to be run after a font's package or what is cut from it has changed. */
for (const cut of [...cuts, ...printCuts]) writeFileSync(join(ROOT, cut.file), await cutFont(cut))
