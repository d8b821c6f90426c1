import { useState } from 'react'
import { passCaptcha, type PassCaptcha } from '../../lib/calls/pass-captcha.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useTappedPart } from '../../lib/chunks/use-tapped-part.ts'
import { useTellLost } from '../../lib/chunks/use-tell-lost.ts'

const CaptchaSheet = lazyScreen(async () => (await import('./captcha-sheet.tsx')).CaptchaSheet)

type Asked = {
  /** Counts the times that this call asked, so that each has a picture of its own. */
  round: number
  wasWrong: boolean
  reply: (answer: string | null) => void
}

/**
 * What a form needs whose call may ask for a captcha: `pass` makes the call, and `sheet` is shown
 * when it asks. The sheet is a form too and stands beside the other, never in it.
 */
export function useCaptcha() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isSending, setIsSending] = useState(false)
  const ask = ({ wasWrong }: { wasWrong: boolean }) =>
    new Promise<string | null>((reply) => {
      setIsSending(false)
      setAsked((before) => ({ round: (before?.round ?? 0) + 1, wasWrong, reply }))
    })
  const pass: PassCaptcha = (make) => passCaptcha(make, ask).finally(() => setAsked(null))
  const reply = (answer: string | null) => {
    setIsSending(answer !== null)
    asked?.reply(answer)
  }
  const onLost = useTellLost(() => reply(null))
  const isThere = useTappedPart(CaptchaSheet, { isTapped: asked !== null, onLost })
  const sheet = asked && isThere && (
    <CaptchaSheet
      isSending={isSending}
      onReply={reply}
      round={asked.round}
      wasWrong={asked.wasWrong}
    />
  )
  return { pass, sheet }
}
