import type { ProviderCode } from '../studio-options.ts'

export const PROVIDER_NAMES: Record<ProviderCode, string> = {
  padma: 'Padma Play',
  bagh: 'Bagh Studio',
  shapla: 'Shapla Games',
  lucky: 'Lucky Sports',
}
