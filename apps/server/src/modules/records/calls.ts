import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Records } from './service/records.ts'

type Filling = Pick<Records, 'addressAt' | 'open' | 'phones' | 'submit' | 'files'>

export function fillingCalls({ addressAt, open, phones, submit, files }: Filling) {
  return bind(contract.filling, { ...phones, getAddress: addressAt, open, submit, saveFile: files.saveFile })
}

export function deskSignatureCalls({ deskSignatures }: Pick<Records, 'deskSignatures'>) {
  const { begin, open, sign, collect } = deskSignatures
  return bind(contract.deskSignatures, { begin, open, sign, collect })
}

export function ownRecordCalls({ own }: Pick<Records, 'own'>) {
  return bind(contract.ownRecords, own)
}

type Console = Pick<
  Records,
  'address' | 'search' | 'find' | 'formerQuestions' | 'read' | 'edit' | 'remove' | 'redeeming'
>

export function recordCalls({ address, search, find, formerQuestions, read, edit, remove, redeeming }: Console) {
  return bind(contract.records, {
    address: ({ formId }, context) => address(formId, context),
    search: (request, context) => search.records(request, context),
    find: ({ keyword }, context) => find(keyword, context),
    formerQuestions: ({ formId }, context) => formerQuestions(formId, context),
    recordInfo: ({ id }, context) => read(id, context),
    editRecord: (draft, context) => edit(draft, context),
    writeCode: ({ code }, context) => redeeming.redeem(code, context),
    delWriteCode: ({ formId, recordIds }, context) => redeeming.withdraw(formId, recordIds, context),
    deleteRecord: ({ id }, context) => remove.all([id], context),
    batchDelete: ({ ids }, context) => remove.all(ids, context),
    delByRecordId: ({ formId, recordIds }, context) => remove.ofForm(formId, recordIds, context),
    userlist: (request, context) => search.fillers(request, context),
    getUserinfo: ({ id }, context) => search.filler(id, context),
  })
}

export function followUpCalls({ followUps }: Pick<Records, 'followUps'>) {
  return bind(contract.followUps, {
    list: (request, context) => followUps.list(request, context),
    add: (input, context) => followUps.add(input, context),
    addMany: (input, context) => followUps.addMany(input, context),
    fill: (input, context) => followUps.fill(input, context),
    people: (_, context) => followUps.people(context),
    del: ({ id }, context) => followUps.remove(id, context),
  })
}

export function followUpSettingCalls({ followUpSettings }: Pick<Records, 'followUpSettings'>) {
  return bind(contract.followUpSettings, {
    get: ({ formId }, context) => followUpSettings.get(formId, context),
    set: (input, context) => followUpSettings.set(input, context),
    figures: ({ formId }, context) => followUpSettings.figures(formId, context),
  })
}

export function shownRecordCalls({ shown }: Pick<Records, 'shown'>) {
  return bind(contract.shownRecords, {
    get: ({ formId }, context) => shown.get(formId, context),
    set: (input, context) => shown.set(input, context),
  })
}

export function retentionCalls({ retention }: Pick<Records, 'retention'>) {
  return bind(contract.retention, {
    get: ({ formId }, context) => retention.get(formId, context),
    set: (input, context) => retention.set(input, context),
    list: (request, context) => retention.list(request, context),
  })
}

export function recordReportCalls({ reports }: Pick<Records, 'reports'>) {
  return bind(contract.recordReports, {
    getReport: (asked, context) => reports.ofForm(asked, context),
    getSheetReportList: (request, context) => reports.list(request, context),
  })
}

export function savedReportCalls({ savedReports }: Pick<Records, 'savedReports'>) {
  return bind(contract.savedReports, {
    list: ({ formId }, context) => savedReports.list(formId, context),
    save: (draft, context) => savedReports.save(draft, context),
    del: ({ id }, context) => savedReports.remove(id, context),
    mail: (input, context) => savedReports.mail(input, context),
    share: ({ id }, context) => savedReports.share(id, context),
    unshare: ({ id }, context) => savedReports.unshare(id, context),
  })
}

export function appointmentCalls({ appointments }: Pick<Records, 'appointments'>) {
  return bind(contract.appointments, {
    list: (request, context) => appointments.list(request, context),
    setAppoint: (input, context) => appointments.set(input, context),
  })
}

export function recordEvidenceCalls({ evidenceCalls }: Pick<Records, 'evidenceCalls'>) {
  return bind(contract.recordEvidence, {
    ofRecord: ({ id }, context) => evidenceCalls.ofRecord(id, context),
    ofForm: (input, context) => evidenceCalls.ofForm(input, context),
  })
}

export function recordViewCalls({ views }: Pick<Records, 'views'>) {
  return bind(contract.recordViews, {
    list: ({ formId }, context) => views.list(formId, context),
    save: (input, context) => views.save(input, context),
    setColumns: (input, context) => views.setColumns(input, context),
    del: ({ id }, context) => views.remove(id, context),
  })
}

export function recordApprovalCalls({ approvals }: Pick<Records, 'approvals'>) {
  return bind(contract.recordApprovals, {
    get: ({ formId }, context) => approvals.get(formId, context),
    set: (input, context) => approvals.set(input, context),
    ofRecord: ({ recordId }, context) => approvals.ofRecord(recordId, context),
    decide: (input, context) => approvals.decide(input, context),
  })
}
