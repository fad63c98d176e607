/** Of the questions of the trial finder: a change of meaning is a new version. */
export const trialFinderVersion = '2'
