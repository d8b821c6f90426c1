import { playersText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { VerifiedMark } from '../../features/players/verified-mark.tsx'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { When } from '../../parts/facts/when.tsx'
import { AccessPanel } from './access-panel.tsx'
import { MoneyFigures } from './money-figures.tsx'
import { ProtectionPanel } from './protection-panel.tsx'
import { Panel } from '../../parts/panel.tsx'

/** Who the player is, what he has, and what he may do. */
export function OverviewTab({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  return (
    <div className="flex flex-col gap-4 p-4">
      <MoneyFigures player={player} />
      <div className="grid items-start gap-4 *:flex *:min-w-0 *:flex-col *:gap-4 md:grid-cols-2">
        <div>
          <Panel title={t('profile')}>
            <Profile player={player} />
          </Panel>
          <Panel title={t('codes')}>
            <Codes player={player} />
          </Panel>
        </div>
        <div>
          <Panel title={t('contacts')}>
            <Contacts player={player} />
          </Panel>
          <Panel title={t('access')}>
            <AccessPanel player={player} />
          </Panel>
          <Panel title={t('protection')}>
            <ProtectionPanel player={player} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Profile({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  return (
    <Facts>
      <Fact copy={player.username} name={t('username')}>
        {player.username}
      </Fact>
      <Fact name={t('name')}>{player.name || '–'}</Fact>
      <Fact copy={String(player.id)} name={t('id')}>
        <span className="tabular">{player.id}</span>
      </Fact>
      <Fact name={t('birthDate')}>
        <span className="tabular">{player.birth_date?.replaceAll('-', '/') ?? t('notGiven')}</span>
      </Fact>
      <Fact name={t('currency')}>{player.currency}</Fact>
      <Fact name={t('joined')}>
        <When at={player.created_at} zone />
      </Fact>
      <Fact name={t('lastLogIn')}>
        {player.last_login_at === null ? t('never') : <When at={player.last_login_at} zone />}
      </Fact>
    </Facts>
  )
}

function Contacts({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  const phones = [
    { phone: player.phone, verified: player.phone_verified },
    ...player.other_phones,
  ].filter(({ phone }) => phone !== '')
  return (
    <Facts>
      {phones.map(({ phone, verified }, index) => (
        <Fact
          copy={phone}
          key={phone}
          name={index === 0 ? t('phone') : t('otherPhone', { number: index + 1 })}
        >
          <Contact verified={verified}>{phone}</Contact>
        </Fact>
      ))}
      <Fact copy={player.email} name={t('email')}>
        {player.email === '' ? (
          t('notGiven')
        ) : (
          <Contact verified={player.email_verified}>{player.email}</Contact>
        )}
      </Fact>
    </Facts>
  )
}

function Contact({ verified, children }: { verified: boolean; children: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="tabular">{children}</span>
      <VerifiedMark verified={verified} words />
    </span>
  )
}

function Codes({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  return (
    <Facts>
      <Fact copy={player.referral_code} name={t('referralCode')}>
        <span className="tabular">{player.referral_code}</span>
      </Fact>
      <Fact name={t('vipLevel')}>
        {player.vip.level === '' ? '–' : player.vip.level}
        <span className="tabular block text-xs text-quiet">
          {t('vipPoints', { points: player.vip.points, earned: player.vip.earned })}
        </span>
      </Fact>
      <Fact copy={player.agent_code} name={t('agentCode')}>
        {player.agent_code ?? '–'}
      </Fact>
      <Fact copy={player.affiliate_code} name={t('affiliateCode')}>
        {player.affiliate_code ?? '–'}
      </Fact>
    </Facts>
  )
}
