/** What someone wants Chinese for, as the question lists it; another goal is told in own words. */
export const GOALS = ['business', 'travel', 'academic'] as const;
export type ListedGoal = (typeof GOALS)[number];

/** How much Chinese someone knows, from none upwards. `frist_time` is spelled so on the wire. */
export const CHINESE_LEVELS = ['frist_time', 'HSK1', 'HSK2', 'HSK3', 'HSK4', 'HSK5_6'] as const;
export type ChineseLevel = (typeof CHINESE_LEVELS)[number];

/** Hours a week that someone gives to Chinese. `>2` means less than two hours. */
export const WEEKLY_HOURS = ['>2', '2-5', '6-10', '10+'] as const;
export type WeeklyHours = (typeof WEEKLY_HOURS)[number];

/**
 * In SAR per 50-minute lesson (decision 075); the two ends of a range stay a gap apart
 * (QUESTIONNAIRE-8).
 */
export const BUDGET = { min: 20, max: 500, step: 10, gap: 10 } as const;
export type Budget = { readonly min: number; readonly max: number };
