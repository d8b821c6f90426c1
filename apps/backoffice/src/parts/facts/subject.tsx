import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'

const wordClass = 'tabular text-sky underline-offset-2 hover:underline'
const linkClass = `${wordClass} whitespace-nowrap`

/**
 * What an act was done to: `payment:D…`, `player:…`, `page:…`, `case:…`, `promotion:…`, `vip:…`, `contest:…`,
 * `front:…`, `receiving:…` and `market:…` lead there,
 * anything else stands as it is. A market's code and a contest's name have colons of their own, and a new promotion has its name.
 */
export function Subject({ subject }: { subject: string }) {
  const [kind = '', ...rest] = subject.split(':')
  const key = rest.join(':')
  if (kind === 'player' && key !== '')
    return (
      <Link className={linkClass} params={{ playerId: key }} to={paths.player}>
        {subject}
      </Link>
    )
  if (kind === 'payment' && /^[DW]/.test(key))
    return (
      <Link
        className={linkClass}
        search={{ state: 'all', open: key }}
        to={key.startsWith('D') ? paths.deposits : paths.withdrawals}
      >
        {key}
      </Link>
    )
  if (kind === 'market' && key !== '')
    return (
      <Link className={linkClass} search={{ code: key }} to={paths.market}>
        {key}
      </Link>
    )
  if (kind === 'page' && key !== '')
    return (
      <Link className={linkClass} params={{ page: key }} to={paths.page}>
        {subject}
      </Link>
    )
  if (kind === 'case' && key !== '')
    return (
      <Link className={linkClass} params={{ caseId: key }} to={paths.case}>
        {subject}
      </Link>
    )
  return <ListSubject kind={kind} name={key} subject={subject} />
}

/** What stands on a list of its kind, and has no page of its own. */
function ListSubject({ kind, name, subject }: { kind: string; name: string; subject: string }) {
  switch (kind) {
    case 'unallocated':
      return (
        <Link className={linkClass} to={paths.unallocated}>
          {subject}
        </Link>
      )
    case 'front':
      return (
        <Link
          className={`${wordClass} wrap-anywhere`}
          search={{ place: name.replace(/^new:/, '').split(':')[0] }}
          to={paths.front}
        >
          {subject}
        </Link>
      )
    case 'receiving':
      return (
        <Link className={`${wordClass} wrap-anywhere`} to={paths.receiving}>
          {name}
        </Link>
      )
    case 'promotion':
      return (
        <Link className={`${wordClass} wrap-anywhere`} to={paths.promotions}>
          {subject}
        </Link>
      )
    case 'contest':
      return (
        <Link
          className={`${wordClass} wrap-anywhere`}
          search={{ of: 'games' }}
          to={paths.reconciliation}
        >
          {name}
        </Link>
      )
    case 'vip':
      return (
        <Link className={linkClass} to={paths.vip}>
          {subject}
        </Link>
      )
    default:
      return <span className="tabular whitespace-nowrap">{subject}</span>
  }
}
