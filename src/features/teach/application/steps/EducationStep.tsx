import { CertificationForm } from '../entries/CertificationForm.tsx';
import {
  describeCertification,
  describeEducation,
  describeExperience,
} from '../entries/describe-entries.ts';
import { EducationForm } from '../entries/EducationForm.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { ExperienceForm } from '../entries/ExperienceForm.tsx';
import { Sections } from '../fields/Sections.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

const NO_EDUCATION = {
  institution: '',
  degree: '',
  degreeOther: '',
  majorTopic: '',
  majorTopicOther: '',
  yearFrom: '',
  yearTo: '',
  relatedToEducation: false,
  documentName: '',
  documentKey: '',
} as const;

const NO_CERTIFICATION = {
  type: '',
  typeOther: '',
  name: '',
  nameOther: '',
  validityFrom: '',
  validityTo: '',
  fileName: '',
  fileKey: '',
} as const;

const NO_EXPERIENCE = { institution: '', position: '', from: '', to: '', description: '' } as const;

/** Step 2: what the tutor has studied, proved and done. */
export const EducationStep = () => {
  const tools = useWizard();
  const t = tools.copy.fields.education;
  return (
    <Sections
      sections={[
        {
          id: 'education',
          title: t.education,
          body: (
            <EntryList
              name="education"
              words={{ empty: t.educationEmpty, add: t.addEducation, edit: t.editEducation }}
              blank={NO_EDUCATION}
              Form={EducationForm}
              describe={(entry) => describeEducation(tools, entry)}
            />
          ),
        },
        {
          id: 'certifications',
          title: t.certifications,
          body: (
            <EntryList
              name="certifications"
              words={{
                empty: t.certificationsEmpty,
                add: t.addCertification,
                edit: t.editCertification,
              }}
              blank={NO_CERTIFICATION}
              Form={CertificationForm}
              describe={(entry) => describeCertification(tools, entry)}
            />
          ),
        },
        {
          id: 'experiences',
          title: t.experiences,
          body: (
            <EntryList
              name="professionalExperiences"
              words={{ empty: t.experiencesEmpty, add: t.addExperience, edit: t.editExperience }}
              blank={NO_EXPERIENCE}
              Form={ExperienceForm}
              describe={(entry) => describeExperience(tools, entry)}
            />
          ),
        },
      ]}
    />
  );
};
