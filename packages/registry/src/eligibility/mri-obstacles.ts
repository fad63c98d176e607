import { type ConditionRule, conditionRule } from './condition-rule.ts'

const mri = /\bmri\b|magnetic resonance/

/** Obstacles to an MRI that a line names without mentioning the scan. */
export const mriObstacles: readonly ConditionRule[] = [
  conditionRule('pacemaker', { what: 'a pacemaker', named: /\bpacemakers?\b|\bdefibrillators?\b/, unless: mri }),
  conditionRule('metal_in_body', {
    what: 'metal or a device in the body',
    named:
      /\bmetal(?:lic)? (?:implants?|clips?|fragments?|objects?|in\b)|\bcochlear\b|\baneurysm clips?|\bshrapnel\b|\bferromagnetic\b|\b(?:nerve|brain|neuro) ?-?stimulators?\b|\bdeep brain stimulation\b|\bimplanted (?:medical |drug |infusion )?pump/,
    unless: new RegExp(String.raw`${mri.source}|dental`),
  }),
  conditionRule('fear_of_closed_spaces', {
    what: 'a fear of closed spaces',
    named: /\bclaustrophobi/,
    unless: new RegExp(String.raw`${mri.source}|\bscann|\bpet\b`),
  }),
]
