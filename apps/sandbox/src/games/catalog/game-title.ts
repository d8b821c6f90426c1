import type { SlotGame } from '@maidan/casino'
import type { Language } from '../page/words/speech.ts'

/** Names of the games in Bangla, by code; a game that is missing keeps its English name. */
const BANGLA_TITLES: Readonly<Record<string, string>> = {
  'PADMA-RIVERGOLD': 'সোনালি নদী',
  'PADMA-HILSARUSH': 'ইলিশের ঝাঁক',
  'BAGH-TIGERNIGHT': 'বাঘের রাত',
  'BAGH-HONEYMANGROVE': 'সুন্দরবনের মধু',
  'SHAPLA-LASTOVER': 'শেষ ওভার',
  'SHAPLA-BOISHAKHI': 'বৈশাখী মেলা',
  'LUCKY-SPORTS': 'লাকি স্পোর্টস',
}

type Titled = Pick<SlotGame, 'code' | 'title'>

export function gameTitle({ code, title }: Titled, language: Language): string {
  return language === 'bn' ? (BANGLA_TITLES[code] ?? title) : title
}
