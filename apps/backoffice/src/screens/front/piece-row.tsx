import type { FrontState } from '@maidan/contract/facts'
import { frontDeskText, textIn } from '@maidan/locales'
import { Badge, Button, buttonClass, siteMinute, useLanguage, useText, type Tone } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { wordsOf } from '../../features/front/draft.ts'
import type { FrontGame, Piece } from '../../features/front/queries.ts'
import { useLinkWords } from '../../parts/front/use-link-words.ts'
import type { Open } from './open-dialog.tsx'

type Props = {
  piece: Piece
  games: readonly FrontGame[]
  onOpen: ((open: Open) => void) | undefined
}

const tones = {
  running: 'good',
  coming: 'waiting',
  ended: 'neutral',
} as const satisfies Record<FrontState, Tone>

/** One piece: how it looks and reads, when it shows, where it leads, and what can be done. */
export function PieceRow({ piece, games, onOpen }: Props) {
  const t = useText(frontDeskText)
  const language = useLanguage()
  const { link, state, texts } = piece
  const where = useLinkWords(games)(link)
  const picture = textIn(piece, 'thumbnail', language)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3 text-sm">
      {picture !== '' && (
        <img
          alt=""
          className="h-14 w-32 shrink-0 rounded-md bg-field-800 object-cover"
          height={56}
          loading="lazy"
          src={picture}
          width={128}
        />
      )}
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        {texts.map(({ language: own, words }) => (
          <p className="font-medium wrap-anywhere empty:hidden" key={own} lang={own}>
            {words}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          <span className="tabular">
            <Span piece={piece} />
          </span>
        </p>
        <p className="text-xs wrap-anywhere text-quiet">
          {link === '' ? t('leadsNowhere') : t('leads', { where })}
        </p>
      </div>
      <Acts onOpen={onOpen} piece={piece} />
    </li>
  )
}

function Span({ piece: { starts_at, ends_at } }: Pick<Props, 'piece'>) {
  const t = useText(frontDeskText)
  if (starts_at === null && ends_at === null) return t('always')
  return t('span', {
    from: starts_at === null ? t('fromStart') : siteMinute(starts_at),
    until: ends_at === null ? t('untilEnded') : siteMinute(ends_at),
  })
}

function Acts({ piece, onOpen }: Omit<Props, 'games'>) {
  const t = useText(frontDeskText)
  const words = { words: wordsOf(piece, useLanguage()) }
  const isEnded = piece.state === 'ended'
  const act = isEnded ? 'again' : 'change'
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden lg:ml-auto">
      {piece.approval_id !== null && (
        <Link className="inline-flex min-h-11 items-center lg:min-h-9" to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {onOpen && piece.approval_id === null && (
        <Link
          aria-label={t(`${act}What`, words)}
          className={`${buttonClass({ look: 'secondary', size: 'small' })} max-lg:h-11`}
          params={{ piece: `${piece.place}-${piece.id}` }}
          to={paths.frontPiece}
        >
          {t(act)}
        </Link>
      )}
      {onOpen && !isEnded && (
        <Button
          aria-label={t('endWhat', words)}
          className="max-lg:h-11"
          look="danger"
          onClick={() => onOpen({ kind: 'end', piece })}
          size="small"
        >
          {t('end')}
        </Button>
      )}
    </div>
  )
}
