import { languages, vipDeskText } from '@maidan/locales'
import { Button, Field, useLanguage, useText } from '@maidan/ui'
import type { LevelDraft } from '../../features/vip/vip-draft.ts'

type Props = {
  level: LevelDraft
  step: number
  /** How many are on it now; nothing of one that is not there yet. */
  players: number | undefined
  onChange: (change: Partial<LevelDraft>) => void
  onRemove: () => void
  error: (field: string) => string | undefined
}

/** The fields of one level. */
export function LevelFields({ level, step, players, onChange, onRemove, error }: Props) {
  const t = useText(vipDeskText)
  const language = useLanguage()
  const nameIn = (one: string) => level.names.find(({ language: its }) => its === one)?.name ?? ''
  const title = nameIn(language) || t('step', { step: step + 1 })
  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-center gap-3">
        <h3 className="min-w-0 flex-1 font-medium">
          {title}
          {players !== undefined && (
            <span className="ml-2 text-xs font-normal text-quiet">
              {t('playersOn', { players })}
            </span>
          )}
        </h3>
        <Button
          aria-label={t('removeWhat', { name: title })}
          look="quiet"
          onClick={onRemove}
          size="small"
        >
          {t('remove')}
        </Button>
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {languages.map((one) => (
          <Field
            autoComplete="off"
            error={error(`name_${step}_${one}`)}
            key={one}
            label={t(`name_${one}`)}
            lang={one}
            onChange={({ target }) =>
              onChange({
                names: languages.map((each) => ({
                  language: each,
                  name: each === one ? target.value : nameIn(each),
                })),
              })
            }
            value={nameIn(one)}
          />
        ))}
        <Reach error={error} level={level} onChange={onChange} step={step} />
      </div>
    </li>
  )
}

type ReachProps = Pick<Props, 'level' | 'step' | 'onChange' | 'error'>

/** What a level takes, and what it earns. */
function Reach({ level, step, onChange, error }: ReachProps) {
  const t = useText(vipDeskText)
  return (
    <>
      <Field
        autoComplete="off"
        error={error(`from_${step}`)}
        hint={step === 0 ? t('fromHint') : undefined}
        inputMode="numeric"
        label={t('from')}
        onChange={({ target }) => onChange({ from: target.value })}
        value={level.from}
      />
      <Field
        autoComplete="off"
        error={error(`earns_${step}`)}
        hint={step === 0 ? t('earnsHint') : undefined}
        inputMode="decimal"
        label={t('earns')}
        onChange={({ target }) => onChange({ earns: target.value })}
        value={level.earns}
      />
    </>
  )
}
