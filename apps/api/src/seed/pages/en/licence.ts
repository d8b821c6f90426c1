import type { PageText } from '../../../content/pages/write-version.ts'

export const licence: PageText = {
  title: 'Gaming licence',
  body: `Whether and under which licence this site runs is stated above. That line comes from the settings of the house itself and is the same on every page.

## Without a licence

A house that names no licence is a demonstration. It runs on play money: nothing that you win can be paid out as real money, and nothing that you lose has cost you any. The platform refuses to start with real money unless its operator has named a licence and the countries that are served.

## With a licence

Where a licence is named, the operator answers to the authority that gave it. If a complaint could not be settled with [support](/page/contact), that authority is the next address.

## Which law holds

Betting is forbidden in some countries and allowed in others. You have to know and follow the law of the place where you are.
`,
}
