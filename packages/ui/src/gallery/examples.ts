import type * as ui from '../index.ts'
import type { Example } from './example.ts'
import {
  buttonExample,
  copyButtonExample,
  iconButtonExample,
  pillsExample,
} from './examples/buttons.tsx'
import {
  amountFieldExample,
  codeFieldExample,
  digitFieldExample,
  fieldExample,
  fieldFrameExample,
  numberFieldExample,
  passwordFieldExample,
  selectFieldExample,
  switchExample,
} from './examples/fields.tsx'
import {
  cardExample,
  countdownExample,
  moneyTextExample,
  pageHeaderExample,
  proseExample,
  runningLineExample,
  slideFaceExample,
} from './examples/parts.tsx'
import { dialogExample, readySheetExample, sheetExample } from './examples/sheets.tsx'
import {
  badgeExample,
  countBadgeExample,
  emptyStateExample,
  errorStateExample,
  progressBarExample,
  skeletonExample,
  skeletonRowsExample,
  statusPillExample,
} from './examples/states.tsx'

/** Draws nothing itself: every example stands inside one. */
type NotDrawn = 'LanguageProvider'

/** What the room gives away to be drawn: its exports with a capital letter. */
export type Primitive = Exclude<Extract<keyof typeof ui, Capitalize<string>>, NotDrawn>

/** Every primitive in its states. One without an example does not compile. */
export const EXAMPLES: Readonly<Record<Primitive, Example>> = {
  AmountField: amountFieldExample,
  Badge: badgeExample,
  Button: buttonExample,
  Card: cardExample,
  CountBadge: countBadgeExample,
  CodeField: codeFieldExample,
  CopyButton: copyButtonExample,
  Countdown: countdownExample,
  Dialog: dialogExample,
  DigitField: digitFieldExample,
  EmptyState: emptyStateExample,
  ErrorState: errorStateExample,
  Field: fieldExample,
  FieldFrame: fieldFrameExample,
  IconButton: iconButtonExample,
  MoneyText: moneyTextExample,
  NumberField: numberFieldExample,
  PageHeader: pageHeaderExample,
  PasswordField: passwordFieldExample,
  Pills: pillsExample,
  Prose: proseExample,
  ReadySheet: readySheetExample,
  SelectField: selectFieldExample,
  Sheet: sheetExample,
  RunningLine: runningLineExample,
  SlideFace: slideFaceExample,
  ProgressBar: progressBarExample,
  Skeleton: skeletonExample,
  SkeletonRows: skeletonRowsExample,
  StatusPill: statusPillExample,
  Switch: switchExample,
}
