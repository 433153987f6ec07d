import { setImmediate } from 'node:timers/promises';
import { database } from '#db/client.ts';
import { studentsAfter, studentsFor, type ListedStudent } from '#db/repos/desk-students.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { csvOf } from '#src/lib/csv.ts';
import { csvForAdmins } from '#src/server/csv-for-admins.ts';
import { readPage } from '#src/server/read-page.ts';
import { deskMessages } from '../desk.messages.ts';
import { readStudentFilters, type StudentFilters } from './filters.ts';

type Answers = ListedStudent['answers'];

/** A tutor who suits a student, with what speaks for that and against it. */
type SuitingTutor = {
  name: string;
  path: string;
  reasons: { fits: boolean; text: string }[];
};

/** What other features know of students, in words; pages hand it over. */
export type StudentWords = {
  /** The eight questions in their order, each with the answer; undefined where it was left open. */
  answers: (answers: Answers) => { label: string; words: string | undefined }[];
  /** The best tutors; times are weighed where the student's zone is known. */
  tutors: (answers: Answers, zone: string | undefined) => SuitingTutor[];
};

export type DeskStudent = Omit<ListedStudent, 'answers'> & {
  answers: ReturnType<StudentWords['answers']>;
  tutors: SuitingTutor[];
};

const PER_PAGE = 20;
const TUTORS = 3;

const inWords = ({ answers, ...student }: ListedStudent, words: StudentWords): DeskStudent => ({
  ...student,
  answers: words.answers(answers),
  // Who has answered nothing is suited by everyone.
  tutors: answers.length > 0 ? words.tutors(answers, student.zone).slice(0, TUTORS) : [],
});

/** A page of the students that an admin looks for (DESK-1). */
export const listStudents = async (filters: StudentFilters, words: StudentWords) => {
  const db = await database();
  const { page: asked, ...filter } = filters;
  const { page, students, count, pages } = await readPage(asked, PER_PAGE, (at) =>
    studentsFor(db, filter, at),
  );
  return {
    students: students.map((student) => inWords(student, words)),
    count,
    pages,
    filters: { ...filter, page },
  };
};

/** So many are read at a time for the file. */
const READ_AT_ONCE = 500;

/** All students that an admin looks for as CSV, in the words of a language. */
const exportStudents = (
  filters: StudentFilters,
  words: StudentWords,
  locale: Locale<'admin'>,
): AsyncIterable<string> => {
  const { csv: t } = inLocale(locale, deskMessages).students;
  const tutors = Array.from({ length: TUTORS }, (_, index) => `${t.tutor} ${index + 1}`);
  const questions = words.answers([]).map(({ label }) => label);
  return csvOf([t.name, t.email, t.since, ...questions, ...tutors], rowsOf(filters, words));
};

async function* rowsOf({ page: _, ...filter }: StudentFilters, words: StudentWords) {
  const db = await database();
  let last: ListedStudent | undefined;
  do {
    const students = await studentsAfter(db, filter, last, READ_AT_ONCE);
    const rows: string[][] = [];
    for (const student of students) {
      // Between two students, each weighed against all tutors, others are answered.
      await setImmediate();
      const { name, email, createdAt, answers, tutors } = inWords(student, words);
      rows.push([
        name ?? '',
        email ?? '',
        createdAt.toISOString(),
        ...answers.map(({ words: said }) => said ?? ''),
        ...Array.from({ length: TUTORS }, (__, index) => tutors[index]?.name ?? ''),
      ]);
    }
    yield rows;
    last = students[READ_AT_ONCE - 1];
  } while (last);
}

/** `GET /api/admin/students.csv`, for admins: the students of the filters in the address. */
export const sendStudents = (wordsIn: (locale: Locale<'admin'>) => Promise<StudentWords>) =>
  csvForAdmins('students', async ({ locale, context }) =>
    exportStudents(readStudentFilters(context.url.searchParams), await wordsIn(locale), locale),
  );
