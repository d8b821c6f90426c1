import { securityText } from '@maidan/locales'
import { Button, buttonClass, Card, CopyButton } from '@maidan/ui'
import { Download } from 'lucide-react'
import { useText } from '../../lib/text/language.ts'
import { StepHead } from './step-head.tsx'

type Props = {
  codes: readonly string[]
  /** Whether they end the way to a code at log-in. */
  isLastStep: boolean
  onKept: () => void
}

const FILE_NAME = 'maidan-recovery-codes.txt'

/** The recovery codes, this once: to write down, to copy and to download. */
export function RecoveryCodes({ codes, isLastStep, onKept }: Props) {
  const t = useText(securityText)
  const all = codes.join('\n')
  return (
    <>
      <StepHead lead={t('codesLead')} title={t('codesTitle')} {...(isLastStep && { step: 3 })} />
      <Card className="flex flex-col gap-4">
        <ol className="tabular grid grid-cols-1 gap-x-4 gap-y-3 text-sm font-semibold min-[20rem]:grid-cols-2 min-[26rem]:text-base">
          {codes.map((code) => (
            <li className="text-center whitespace-nowrap" key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap justify-center gap-3">
          <CopyButton label={t('copyCodes')} value={all} />
          <a
            className={buttonClass({ look: 'secondary', size: 'small', className: 'min-h-11' })}
            download={FILE_NAME}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          >
            <Download aria-hidden className="size-4" />
            {t('download')}
          </a>
        </div>
      </Card>
      <Button onClick={onKept} wide>
        {t('kept')}
      </Button>
    </>
  )
}
