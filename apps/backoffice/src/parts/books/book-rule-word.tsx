import { proofsText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/** A rule of the books by its name; one that this desk does not know stands as it is. */
export function BookRuleWord({ rule }: { rule: string }) {
  const t = useText(proofsText)
  const key = `rule_${rule}`
  return isKey(key) ? t(key) : rule
}

type RuleKey = Extract<keyof typeof proofsText.en, `rule_${string}`>

function isKey(key: string): key is RuleKey {
  return key in proofsText.en
}
