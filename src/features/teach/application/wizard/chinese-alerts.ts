/** The alerts that are told in Chinese as well (APPLICATION-24). */
export const CHINESE_ALERTS = {
  start: '初始化失败，请重新加载页面',
  missing: '系统错误：找不到临时教师 ID，请重新加载页面',
  save: '保存失败：{message}，请重试或检查网络',
} as const;
