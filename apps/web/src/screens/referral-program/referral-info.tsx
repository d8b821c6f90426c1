import { countryNames, referralText } from '@maidan/locales'
import { Button, Card, MoneyText, showToast } from '@maidan/ui'
import { Copy, Share2 } from 'lucide-react'
import { InfoNote } from '../../app/notes/info-note.tsx'
import { useOtherCurrency } from '../../features/balance/queries.ts'
import type { User } from '../../features/session/queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { useDrawing } from '../../lib/text/use-drawing.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { ClaimBonus } from './claim-bonus.tsx'

/** The player's link, how to pass it on, and what it has earned. */
export function ReferralInfo({ user }: { user: User }) {
  const t = useText(referralText)
  const link = `${location.origin}/referral_code?referral_code=${user.referral_code}`
  const currency = readCurrency(user.currency)
  const otherCurrency = useOtherCurrency()
  const drawing = useDrawing()
  const copy = async () => {
    if (await isCopied(link)) showToast(t('copied'), 'good')
    else window.prompt(t('prompt'), link)
  }
  const share = () => {
    if (typeof navigator.share !== 'function') return showToast(t('noShare'), 'info')
    return void navigator.share({ title: 'Maidan', url: link }).catch(() => undefined)
  }
  return (
    <>
      <Card className="flex flex-col gap-4">
        <img
          alt=""
          className="mx-auto aspect-[2/1] h-auto w-full max-w-md rounded-md"
          height={320}
          src={drawing('promotions/refer-friend.svg')}
          width={640}
        />
        <p className="text-quiet">{t('lead')}</p>
        {otherCurrency !== null && (
          <InfoNote>{t('takaOnly', { currency: otherCurrency })}</InfoNote>
        )}
        <ReferralReach reach={user.referral_reach} />
        <div>
          <p className="text-sm text-quiet">{t('link')}</p>
          <p className="rounded-md bg-field-950 p-3 text-sm break-all">{link}</p>
        </div>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button look="secondary" onClick={() => void copy()}>
            <Copy aria-hidden className="size-5" />
            {t('copy')}
          </Button>
          <Button look="secondary" onClick={share}>
            <Share2 aria-hidden className="size-5" />
            {t('share')}
          </Button>
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <div>
          <p className="text-sm text-quiet">{t('bonus')}</p>
          <MoneyText
            className="text-2xl font-bold"
            currency={currency}
            minor={readMinor(user.cash_bonus, currency)}
          />
        </div>
        <ClaimBonus bonus={user.cash_bonus} />
      </Card>
    </>
  )
}

/** Between players of which countries the bonus holds, where that is not between any. */
function ReferralReach({ reach }: { reach: User['referral_reach'] }) {
  const t = useText(referralText)
  const language = useLanguage()
  if (reach === undefined) return null
  const countries = countryNames(reach.countries, language)
  return <InfoNote>{t(reach.here ? 'reach' : 'elsewhere', { countries })}</InfoNote>
}

/** Puts the link on the clipboard; false where the browser keeps it shut (REF-04). */
async function isCopied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}
