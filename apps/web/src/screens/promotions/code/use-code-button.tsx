import { promoCodesText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useLookAtCode } from '../../../features/promotions/codes.ts'
import { useText } from '../../../lib/text/language.ts'
import { CodeOffer } from './code-offer.tsx'
import { CodeRefusal } from './code-refusal.tsx'

/** The way from a card that shows its code to the offer of it. */
export function UseCodeButton({ code }: { code: string }) {
  const t = useText(promoCodesText)
  const look = useLookAtCode()
  return (
    <div className="flex flex-col gap-3">
      <CodeRefusal error={look.error} />
      <Button
        busy={look.isPending}
        disabled={look.isPending}
        onClick={() => look.mutate(code)}
        wide
      >
        {look.isPending ? t('looking') : t('use', { code })}
      </Button>
      <CodeOffer offer={look.data ?? null} onClose={() => look.reset()} />
    </div>
  )
}
