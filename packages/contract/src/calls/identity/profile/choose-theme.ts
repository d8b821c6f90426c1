import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { THEMES } from '../../../content/themes.ts'
import { chooseTheme as facts } from '../../../facts/identity.ts'

const theme = z.object({ theme: z.enum(THEMES) })

export const chooseTheme = call({
  ...facts,
  rows: ['APP-23'],
  summary: 'Keeps how the player wants the site to look.',
  body: z.strictObject(theme.shape),
  answer: theme,
  errors: [],
})
