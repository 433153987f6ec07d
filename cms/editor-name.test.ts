import { expect, test } from 'vitest';
import {
  EDITOR_COOKIE,
  editorIdOf,
  editorOfCookies,
  nameOfEditor,
  NAMELESS,
} from './editor-name.ts';

test.each(['Nour', 'نور الهدى', '李华', 'a'])('“%s” comes back from its id', (name) => {
  const id = editorIdOf(`  ${name} `) ?? '';
  expect(id).toMatch(/^[a-z0-9-]+$/);
  expect(nameOfEditor(id)).toBe(name);
});

test('no name has no id, and a long one is cut', () => {
  expect(editorIdOf('  ')).toBeUndefined();
  expect(nameOfEditor(editorIdOf('a'.repeat(500)) ?? '')).toHaveLength(60);
});

test.each([NAMELESS, 'files', 'local-', 'local-4g'])('“%s” holds no name', (id) => {
  expect(nameOfEditor(id)).toBeUndefined();
});

test('a browser without a name, or with a cookie that is none, edits as anybody', () => {
  const id = editorIdOf('Nour') ?? '';
  expect(editorOfCookies(`a=b; ${EDITOR_COOKIE}=${id}; c=d`)).toBe(id);
  expect(editorOfCookies(`${EDITOR_COOKIE}=<script>`)).toBe(NAMELESS);
  expect(editorOfCookies(undefined)).toBe(NAMELESS);
});
