/** The lists that an application chooses from, as they go over the wire (APPLICATION-7). */
export const COUNTRIES = ['china', 'saudi-arabia', 'usa', 'uk', 'other'] as const;
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export const DEGREES = ['higher-diploma', 'bachelor', 'masters', 'phd', 'other'] as const;
export const MAJORS = [
  'educational-technology',
  'educational-psychology',
  'curriculum-instruction',
  'tcfl',
  'english-teacher-education',
  'ai-education',
  'infant-development',
  'sociology',
  'public-administration',
  'comparative-education',
  'other',
] as const;
export const CERTIFICATE_TYPES = ['general', 'language', 'other'] as const;
export const CERTIFICATE_NAMES = ['CTCSOL', 'TCIC by BLCUP', 'other'] as const;
export const TOPICS = [
  'Science',
  'Entertainment',
  'Travel',
  'Art',
  'Sports',
  'History',
  'Nature',
] as const;
export const PLATFORMS = ['google-meet', 'zoom', 'microsoft-team', 'dingtalk', 'voov'] as const;
export const MATERIALS = ['powerpoint', 'quizzes', 'videos'] as const;
export const JOB_STATUSES = [
  'full-time',
  'part-time',
  'looking',
  'student',
  'other',
  'prefer-not-to-say',
] as const;
