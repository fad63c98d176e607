import type { TextSection } from './text-section.ts'

export const unitedStates: TextSection = {
  id: 'united-states',
  heading: 'If you live in the United States',
  paragraphs: [
    'Your answers are consumer health data in several states, Washington among them. We collect them only with your consent, and only to do what you asked for.',
    'We do not sell consumer health data. We do not share it for advertising. We do not use your location beyond the ZIP code area you type.',
    'You can ask which data we hold and with whom it was shared, withdraw your consent, or have your data erased. Asking never changes how we treat you.',
    'You can also complain to the attorney general of your state, or to the Federal Trade Commission: reportfraud.ftc.gov.',
  ],
}
