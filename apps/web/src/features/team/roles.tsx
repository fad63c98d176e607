import type { Role } from '@clairmemoire/api-client/schema'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export const roleLabels: Record<Role, MessageDescriptor> = {
  caller: msg({ id: 'team.role.caller', message: 'Appels' }),
  coordinator: msg({ id: 'team.role.coordinator', message: 'Coordination' }),
  administrator: msg({ id: 'team.role.administrator', message: 'Administration' }),
}

const roleHints: Record<Role, MessageDescriptor> = {
  caller: msg({ id: 'team.role.caller.hint', message: 'Traite les demandes et appelle les personnes' }),
  coordinator: msg({
    id: 'team.role.coordinator.hint',
    message: 'Fait aussi le planning, suit les études et lit les chiffres',
  }),
  administrator: msg({ id: 'team.role.administrator.hint', message: 'Gère aussi les comptes de l’équipe' }),
}

const roles: readonly Role[] = ['caller', 'coordinator', 'administrator']

interface RoleChoiceProps {
  /** The id of the first input. */
  id: string
  role: Role
  onChange: (role: Role) => void
}

export function RoleChoice({ id, role, onChange }: RoleChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <ChoiceGroup
      id={id}
      name={id}
      kind="radio"
      legend={t({ id: 'team.role', message: 'Rôle' })}
      options={roles.map((each) => ({ id: each, label: i18n._(roleLabels[each]), hint: i18n._(roleHints[each]) }))}
      value={[role]}
      onChange={([chosen]) => onChange(roles.find((each) => each === chosen) ?? role)}
    />
  )
}
