import type { components } from './generated/schema.d.ts'

export type { operations } from './generated/schema.d.ts'

type Schemas = components['schemas']

export type Locale = Schemas['Locale']
export type Country = Schemas['Country']
export type Residence = Schemas['Residence']
export type ErrorCode = Schemas['ErrorCode']
/** Body of every 400: errors by field, nested fields dotted, the whole request under `non_field_errors`. */
export type FieldErrors = Schemas['FieldErrors']
export type Problem = Schemas['Problem']

export type Questionnaire = Schemas['Questionnaire']
export type Answers = Schemas['Answers']

export type UserType = Schemas['UserType']
export type OrientationForm = Schemas['OrientationForm']
export type OrientationRequest = Schemas['OrientationRequest']
export type Recommendation = Schemas['Recommendation']
export type OrientationCause = Schemas['OrientationCause']
export type OrientationAdvice = Schemas['OrientationAdvice']
export type GivenAnswer = Schemas['GivenAnswer']
export type RelativeView = Schemas['RelativeView']
export type RecommendationUpdate = Schemas['RecommendationUpdate']
export type RelativeLinkRequest = Schemas['RelativeLinkRequest']
export type RelativeLink = Schemas['RelativeLink']
export type MetaAnswersRequest = Schemas['MetaAnswersRequest']
export type MetaAnswers = Schemas['MetaAnswers']
export type SurveyAnswersRequest = Schemas['SurveyAnswersRequest']
export type SurveyAnswers = Schemas['SurveyAnswers']

export type TrialCode = Schemas['TrialCode']
export type TrialRecommendationRequest = Schemas['TrialRecommendationRequest']
export type TrialRecommendation = Schemas['TrialRecommendation']
export type Outcome = Schemas['Outcome']
export type StudyAssessment = Schemas['StudyAssessment']
export type CriterionAssessment = Schemas['CriterionAssessment']
export type NearestSite = Schemas['NearestSite']
export type Distance = Schemas['Distance']

export type CallSlots = Schemas['CallSlots']
export type CallDay = Schemas['CallDay']
export type CallTime = Schemas['CallTime']

export type Respondent = Schemas['Respondent']
export type Helper = Schemas['Helper']
export type Callback = Schemas['Callback']
export type TrialSignupRequest = Schemas['TrialSignupRequest']
export type TrialSignup = Schemas['TrialSignup']

export type PreconsultationForm = Schemas['PreconsultationForm']
export type PreconsultationUserType = Schemas['PreconsultationUserType']
export type PreconsultationRequest = Schemas['PreconsultationRequest']
export type SecondaryConsultationRequest = Schemas['SecondaryConsultationRequest']
export type ConsultationType = Schemas['ConsultationType']
export type ConsultationTypes = Schemas['ConsultationTypes']
export type ConsultationRequest = Schemas['ConsultationRequest']
export type ReferralRequest = Schemas['ReferralRequest']
export type Profession = Schemas['Profession']
export type ApplicationRequest = Schemas['ApplicationRequest']
export type Receipt = Schemas['Receipt']
export type PrivateRequest = Schemas['PrivateRequest']
export type RequestChange = Schemas['RequestChange']

export type ListedArticle = Schemas['ListedArticle']
export type Topic = Schemas['Topic']

export type ContactRequest = Schemas['ContactRequest']
export type Contact = Schemas['Contact']
export type SendMailRequest = Schemas['SendMailRequest']
export type MatchingAnswers = Schemas['MatchingAnswers']
export type Health = Schemas['Health']
