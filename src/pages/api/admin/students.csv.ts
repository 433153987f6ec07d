import { sendStudents } from '#src/features/teach/desk/students/students.server.ts';
import { studentWords } from '#src/pages/_desk/student-words.server.ts';

export const prerender = false;

export const ALL = sendStudents(studentWords);
