import { expect, test } from 'vitest';
import { chineseFaults } from './chinese-writing.ts';

test.each([
  '每节课 50 分钟，线上授课。',
  '此刻，有人正在练习第一句“你好”',
  '我们已于 {date}收到您的申请。',
  '正在保存……',
  'PNG 或 JPEG，不超过 5 MB（每个文件）',
  '带 * 的项目必须填写，才能提交。',
])('“%s” reads as it should', (text) => {
  expect(chineseFaults(text)).toEqual([]);
});

test.each([
  ['每节课50分钟', 'no space beside letters or digits'],
  ['使用PNG', 'no space beside letters or digits'],
  ['请先登录,再继续', 'punctuation of Latin texts'],
  ['请先登录.', 'punctuation of Latin texts'],
  ['请先登录 。', 'a space beside wide punctuation'],
  ['请先 登录', 'a space between characters'],
  ['正在保存…', 'an ellipsis is ……'],
  ['选择「老师」身份', 'quotation marks are “”'],
  ['你的申请', 'readers are 您'],
  ['登陆帐号', 'written 账号, 登录, 其他'],
])('“%s”: %s', (text, fault) => {
  expect(chineseFaults(text)).toEqual([fault]);
});
